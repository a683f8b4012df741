export { PeoplePicker, type PeoplePickerProps, type PickedPerson } from './PeoplePicker.tsx';
