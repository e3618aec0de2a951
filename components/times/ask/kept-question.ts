import { another, type TimesQuestion } from '#lib/routing/times-path.ts';

/** The browser's key for what was asked for last; a log-out clears it with the rest of the storage. */
export const keptQuestionKey = 'touchline:asked';

/** What is kept of a question. */
export interface KeptQuestion extends Pick<TimesQuestion, 'what' | 'part'> {
  /** The town or postcode as it is called; empty for all venues. */
  place: string;
}

/**
 * The inline script after the form that fills in what was kept before the first paint, and brings the activity into view;
 * one without a chip stands as words. It is a constant, because the policy of cached pages names its hash.
 */
export const earlyQuestion = `{
const form = document.currentScript.previousElementSibling;
try {
  const [what, part, ...place] = localStorage.getItem('${keptQuestionKey}').split(' ');
  const fields = form.elements;
  fields.what.value = what;
  if (fields.what.value !== what) {
    fields.what.value = '${another}';
    fields.activity.value = what.replaceAll('-', ' ');
  }
  fields.part.value = part;
  fields.where.value = place.join(' ');
  const chip = form.querySelector('[name=what]:checked').parentElement;
  chip.parentElement.scrollLeft = chip.offsetLeft - chip.parentElement.firstChild.offsetLeft;
} catch {}
}`;
