import type { TimesQuestion } from '#lib/routing/times-path.ts';

/** The browser's key for what was asked for last; a log-out clears it with the rest of the storage. */
const key = 'touchline:asked';

/** Keeps the activity and the part of the day that were asked for, as the fields of the form have them. */
export function keepQuestion({ what, part }: Pick<TimesQuestion, 'what' | 'part'>): void {
  try {
    localStorage.setItem(key, `${what ?? 'all'} ${part ?? ''}`);
  } catch {
    // Without storage every search begins anew.
  }
}

/**
 * The inline script after the form that chooses what was kept before the first paint, and brings the activity into view. A
 * choice that is no longer offered leaves the form as it is. It is a constant, because the policy of cached pages names its
 * hash.
 */
export const earlyQuestion = `{
const form = document.currentScript.previousElementSibling;
try {
  const [what, part] = localStorage.getItem('${key}').split(' ');
  form.elements.what.value = what;
  form.elements.part.value = part;
  const chip = form.querySelector('[name=what]:checked').parentElement;
  chip.parentElement.scrollLeft = chip.offsetLeft - chip.parentElement.firstChild.offsetLeft;
} catch {}
}`;
