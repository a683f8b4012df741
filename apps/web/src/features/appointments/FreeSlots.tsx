import { appointments, type ResponseOf } from '@bureau/contract';
import { useFormContext, useWatch } from '@bureau/forms';
import { Button, DateInput, FormField, PlainText, Section, Select, Skeleton } from '@bureau/ui';
import { formatDuration, formatMoney } from '@bureau/values';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequest } from '../../api/useQuery.ts';
import { useUser } from '../../core/account/account.ts';
import { useFormats } from '../../core/formats/useFormats.ts';
import { LoadFailure } from '../../screens/states/LoadFailure.tsx';
import * as styles from './FreeSlots.styles.ts';

type Slots = ResponseOf<typeof appointments.slots>;

/** Names a service with what is known of its length and price: "Eye test (0:20, €45.00)". */
function nameService({ minutes, name, price }: Slots['services'][number], locale: string): string {
  const known = [
    minutes === null ? [] : formatDuration(minutes),
    price === null ? [] : formatMoney({ minor: price.amount, currency: price.currency }, locale),
  ].flat();
  return known.length === 0 ? name : `${name} (${known.join(', ')})`;
}

/** Offers when the provider that is chosen is free; a press takes the time, and what the service says of title and length. */
export function FreeSlots() {
  const providerId: unknown = useWatch({ name: 'provider_id' });
  return typeof providerId === 'number' ? <SlotsOf key={providerId} providerId={providerId} /> : null;
}

function SlotsOf({ providerId }: { readonly providerId: number }) {
  const { i18n, t } = useTranslation();
  const { getValues, setValue } = useFormContext();
  const formats = useFormats();
  const { settings } = useUser();
  const [date, setDate] = useState<string | null>(formats.today);
  const [serviceId, setServiceId] = useState<number | null>(null);
  const startsAt: unknown = useWatch({ name: 'starts_at' });
  const buffer: unknown = useWatch({ name: 'buffer_minutes' });
  const query = {
    provider_id: String(providerId),
    ...(serviceId !== null && { service_id: String(serviceId) }),
    ...(typeof buffer === 'number' && { buffer_minutes: String(buffer) }),
    date: date ?? '',
  };
  const { data, error, isLoading, retry } = useRequest<Slots>(
    appointments.slots,
    date === null ? null : { query, isBackground: true, handlesErrors: true },
    { keepsPrevious: true },
  );

  const write = (name: string, value: string | number) =>
    setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const chooseService = (id: number | null) => {
    setServiceId(id);
    const service = data?.services.find((one) => one.id === id);
    if (service === undefined) return;
    write('service', service.name);
    if (getValues('title') === '') write('title', service.name);
    if (service.minutes !== null) write('duration_minutes', service.minutes);
  };
  const take = ({ minutes, starts_at: time }: Slots['data'][number]) => {
    write('starts_at', time);
    write('duration_minutes', minutes);
  };

  return (
    <Section title={t('appointments.slots.title')}>
      <styles.Choices>
        {data && data.services.length > 0 && (
          <FormField label={t('appointments.slots.service')}>
            <Select<number>
              emptyLabel={t('appointments.slots.any_service')}
              value={serviceId}
              onChange={chooseService}
              options={data.services.map((service) => ({
                id: service.id,
                label: nameService(service, i18n.language),
              }))}
            />
          </FormField>
        )}
        <FormField label={t('appointments.slots.day')}>
          <DateInput
            dateFormat={settings.date_format}
            value={date}
            onChange={(day) => setDate(day ?? null)}
            isRequired
          />
        </FormField>
      </styles.Choices>
      {data ? (
        <styles.Slots aria-label={t('appointments.slots.title')}>
          {data.data.map((slot) => (
            <li key={slot.starts_at}>
              <Button
                size="small"
                aria-pressed={slot.starts_at === startsAt}
                // those of another day are shown until the times of this one are here
                isDisabled={isLoading || date === null}
                onPress={() => take(slot)}
              >
                {formats.instant(slot.starts_at)}
              </Button>
            </li>
          ))}
        </styles.Slots>
      ) : error ? (
        <LoadFailure error={error} onRetry={retry} />
      ) : (
        <Skeleton />
      )}
      {data?.data.length === 0 && <PlainText isMuted>{t('appointments.slots.none')}</PlainText>}
    </Section>
  );
}
