import { type ResponseOf, workingDays } from '@bureau/contract';
import { CheckboxField, DurationField, useWatch } from '@bureau/forms';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../api/ApiProvider.tsx';
import { useUser } from '../../../core/account/account.ts';
import { weekdayName } from '../../../screens/fields/formatOptions.ts';
import { PartForm } from '../form/PartForm.tsx';
import { isDifferent, type SettingValues, useSettingField } from '../form/settingsForm.ts';
import * as styles from './Parts.styles.ts';

type Week = ResponseOf<typeof workingDays.one>;

const none: readonly never[] = [];

/** Returns the week as it is stored, with the days that were changed: others may have changed the rest since the form was begun. */
function withChanged(changes: SettingValues, stored: Week, begun: SettingValues): Week {
  const [typed, was] = [changes, begun] as unknown as readonly [Partial<Week>, Week];
  const dayOf = (week: Partial<Week>, day: number) => week.days?.find((one) => one.day === day);
  return {
    days: stored.days.map((kept) => {
      const mine = dayOf(typed, kept.day);
      return mine !== undefined && isDifferent(mine, dayOf(was, kept.day)) ? mine : kept;
    }),
  };
}

/** Shows on which days of the week people work, and how long. */
export function WorkingDaysPage() {
  const { client } = useApi();
  return (
    <PartForm
      tab="working_days"
      endpoint={workingDays.one}
      required={none}
      rule={workingDays.save.rule}
      protects={none}
      secrets={none}
      send={async (changes, stored, begun) =>
        client.call(workingDays.save, { body: withChanged(changes, stored, begun), handlesErrors: true })
      }
    >
      <Days />
    </PartForm>
  );
}

/** The days in the order of the company's week. */
function Days() {
  const { i18n } = useTranslation();
  const field = useSettingField();
  const first = useUser().settings.first_day_of_week;
  const days = Array.from({ length: 7 }, (_, index) => (first + index) % 7);
  const values: unknown = useWatch({ name: 'days' });
  const isWorking = (day: number) =>
    Array.isArray(values) && (values[day] as { readonly is_working?: boolean } | undefined)?.is_working;
  return days.map((day) => {
    const name = weekdayName(day, i18n.language);
    return (
      <styles.Row key={day} role="group" aria-label={name}>
        <CheckboxField {...field('is_working', undefined, `days.${day}.is_working`)} label={name} />
        {isWorking(day) === true && <DurationField {...field('minutes', undefined, `days.${day}.minutes`)} />}
      </styles.Row>
    );
  });
}
