import { defineEndpoint } from '../http/endpoint.ts';
import { flag, listOf, onceEach, oneOf, shape, text } from '../http/schema.ts';
import { currentPassword } from '../fields/formats.ts';
import { settings } from './settings.ts';

/** Lists the services that payments can be taken by. */
export const gateways = ['stripe', 'paypal', 'mollie', 'razorpay'] as const;

const fields = {
  gateway: oneOf(gateways).required(),
  enabled: flag().required(),
  public_key: text(300).min(1).defined().nullable(),
};

/** Describes how payments are taken by a service. Its secret key is never given out. */
const gateway = shape({ ...fields, has_secret_key: flag().required() });

const gatewayChange = shape({
  ...fields,
  public_key: text(300).min(1).nullable().optional(),
  /** Takes the place of the key that is stored; null removes it, and blank or without it the key stays. */
  secret_key: text(300).nullable().optional(),
  /** May be sent back as it was read. */
  has_secret_key: flag().optional(),
  current_password: currentPassword(),
});

export const paymentGateways = {
  all: defineEndpoint('paymentGateways.all', 'GET', '/api/payment-gateway-setting', {
    summary: 'Returns how payments are taken, without secrets.',
    rule: 'settings_view',
    response: listOf(gateway).meta({ isAssumed: true }),
  }),
  save: defineEndpoint('paymentGateways.save', 'POST', '/api/payment-gateway-setting', {
    summary: 'Sets how payments are taken by the services that the body names.',
    rule: settings.writers,
    protects: ['public_key', 'secret_key'],
    body: listOf(gatewayChange).test(onceEach('gateway')).max(gateways.length).meta({ isAssumed: true }),
    response: listOf(gateway).meta({ isAssumed: true }),
  }),
};
