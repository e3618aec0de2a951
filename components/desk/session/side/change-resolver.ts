import { zodResolver } from '@hookform/resolvers/zod';
import { sessionChangeForm } from '#contract/forms/session-change.ts';
import type { Translate } from '#lib/i18n/translate.ts';

const rules = ['time', 'duration', 'rooms', 'capacity'] as const;

/** Validates what is changed of a session, with the text of the rule that is broken. */
export const changeResolver = (t: Translate) =>
  zodResolver(sessionChangeForm, {
    error: (issue) => {
      const name: unknown = issue.code === 'custom' ? issue.params?.rule : undefined;
      const rule = rules.find((one) => one === name);
      return rule === undefined ? undefined : t(`deskSession.change.errors.${rule}`);
    },
  });
