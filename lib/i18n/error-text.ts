import { errors } from '#contract/errors.ts';
import { ApiError } from '#lib/api/api-error.ts';
import type { Translate } from './translate.ts';

function byStatus({ status, message }: ApiError, t: Translate): string {
  if (status === 0) return t('common.noConnection');
  if (status === 404) return t('errors.not_found');
  if (status === 403) return t('errors.forbidden');
  return status >= 400 && status < 500 && message !== '' ? message : t('errors.unexpected');
}

/**
 * The message of a failure for the user (docs/product.md#messages). Messages of `contract/errors.ts` are translated by
 * their code, where the page has a message for it, other messages of the server are shown as they are, validation messages are joined with '. ', a call without
 * a reply is told as a lost connection, and anything else is 'Something has gone wrong, please try again.'
 */
export function errorText(error: unknown, t: Translate): string {
  if (!(error instanceof ApiError)) return t('errors.unexpected');
  if (error.validationMessages.length > 0) return error.validationMessages.join('. ');
  if (error.code === 'unknown') return byStatus(error, t);
  const isOurs = error.message === '' || error.message === errors[error.code].message;
  if (!isOurs) return error.message;
  return t.has(`errors.${error.code}`) ? t(`errors.${error.code}`) : errors[error.code].message;
}
