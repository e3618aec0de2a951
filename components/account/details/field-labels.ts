import type { MessageKey } from '#lib/i18n/translate.ts';

/** The labels of the fields of somebody's details. */
export const fieldLabels: Readonly<Record<string, 'details.field.firstName' | DetailLabel>> = {
  title: 'details.field.title',
  firstName: 'details.field.firstName',
  lastName: 'details.field.lastName',
  email: 'details.field.email',
  currentPassword: 'details.field.currentPassword',
  phone: 'details.field.phone',
  address1: 'details.field.address1',
  address2: 'details.field.address2',
  area: 'details.field.area',
  town: 'details.field.town',
  postcode: 'details.field.postcode',
  dateOfBirth: 'details.field.dateOfBirth',
  gender: 'details.field.gender',
  ethnicity: 'details.field.ethnicity',
  disability: 'details.field.disability',
};

type DetailLabel = Extract<MessageKey, `details.field.${string}`>;
