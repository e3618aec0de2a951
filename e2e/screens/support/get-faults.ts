import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';
import { getCutText } from '#e2e/support/expect/get-cut-text.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Elements whose content lies outside the window, the innermost first, when the page can be scrolled sideways. */
async function sidewaysFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const reach = ({ right }: DOMRect) => Math.round(right) > width;
    const wide = [...document.querySelectorAll('body *')].filter((element) => reach(element.getBoundingClientRect()));
    const innermost = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
    const getName = (element: Element) => element.closest('[class]:not(svg, svg *)')?.className ?? element.localName;
    const names = [...new Set(innermost.map(getName))].slice(0, 3);
    return [`scrolls sideways: ${document.documentElement.scrollWidth} px in ${width}: ${names.join(', ')}`];
  });
}

async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map((node) => `axe ${id}: ${node.target.join(' ')}`));
}

/** What is wrong with a page as it stands: one line a fault. */
export async function getFaults(page: Page, withAxe: boolean): Promise<string[]> {
  const cutFaults = (await getCutText(page)).map((text) => `cut: ${text}`);
  return [...(await sidewaysFaults(page)), ...cutFaults, ...(withAxe ? await axeFaults(page) : [])];
}
