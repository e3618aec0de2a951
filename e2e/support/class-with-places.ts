import type { Frame, Locator, Page } from '@playwright/test';

export interface ListedClass {
  name: string;
  addButton: Locator;
}

/**
 * The first class of the open day with ten places or more, so that tests beside this one leave some. Reformer pilates has
 * a waiver to sign first.
 */
export async function classWithPlaces(page: Page | Frame): Promise<ListedClass> {
  const addButton = page.getByRole('button', { name: /^Add to basket (?!Reformer).* 1\d places left/ }).first();
  const name = /Add to basket\s*([^,]+),/.exec((await addButton.textContent()) ?? '')?.[1];
  if (name === undefined) throw new Error('No class of the day has ten places left.');
  return { name, addButton };
}
