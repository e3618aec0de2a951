import { zodResolver } from '@hookform/resolvers/zod';
import { blockForm } from '#contract/forms/block.ts';
import type { Translate } from '#lib/i18n/translate.ts';

const rules = ['name', 'activity', 'weekdays', 'time', 'times', 'day', 'days', 'longest', 'places'] as const;

/** Validates what a block is asked for, with the text of the rule that is broken. */
export const blockResolver = (t: Translate) =>
  zodResolver(blockForm, {
    error: (issue) => {
      const name: unknown = issue.code === 'custom' ? issue.params?.rule : undefined;
      const rule = rules.find((one) => one === name);
      return rule === undefined ? undefined : t(`deskBlocks.errors.${rule}`);
    },
  });
