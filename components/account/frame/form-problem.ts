import type { $ZodRawIssue } from 'zod/v4/core';
import type { Translate } from '#lib/i18n/translate.ts';

/** What is wrong with a field of a form of the account, in the person's language. Given to its resolver as error map. */
export function formProblem(issue: $ZodRawIssue, t: Translate): string {
  switch (issue.code) {
    case 'too_small':
      return issue.minimum === 1
        ? t('account.problem.required')
        : t('account.problem.short', { count: Number(issue.minimum) });
    case 'too_big':
      return t('account.problem.long', { count: Number(issue.maximum) });
    case 'invalid_format':
      if (issue.format === 'email') return t('account.problem.email');
      return t(issue.format === 'date' ? 'account.problem.date' : 'account.problem.required');
    case 'custom':
      return t('account.problem.born');
    default:
      return t('account.problem.required');
  }
}
