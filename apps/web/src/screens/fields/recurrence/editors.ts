export { InlineRecurrence, RecurrenceField } from '@bureau/forms';
