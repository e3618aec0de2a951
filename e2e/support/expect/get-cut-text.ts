import type { Page } from '@playwright/test';

/**
 * Texts of a page of which a part cannot be seen: beyond the window, or beyond a box that hides what overflows it. Text
 * that can be scrolled to counts as seen, as does text of which nothing shows on purpose.
 */
export const getCutText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Edges {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    /** Ascenders and descenders reach beyond the line of a heading, and a rounded pixel is not seen. */
    const isCut = (text: Edges, box: Edges, isAcross: boolean) => {
      if (isAcross) return text.left < box.left - 2 || text.right > box.right + 2;
      const spare = (text.bottom - text.top) / 3;
      return text.top < box.top - spare || text.bottom > box.bottom + spare;
    };
    const isApart = (text: Edges, box: Edges) =>
      text.right <= box.left || text.left >= box.right || text.bottom <= box.top || text.top >= box.bottom;
    /** Whether a box hides a part of the text, on the way up to the window. */
    const isCutBy = (text: Edges, from: Element): boolean => {
      let isAcross = true;
      let isDown = true;
      let position = '';
      for (let box: Element | null = from; box !== null && box !== document.documentElement; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (position === 'absolute' && style.position === 'static' && style.transform === 'none') continue;
        position = style.position;
        const edges = box.getBoundingClientRect();
        const isHiding = (isAcross && hides(style.overflowX)) || (isDown && hides(style.overflowY));
        if (isHiding && (isApart(text, edges) || edges.width <= 1)) return false;
        if (isAcross && hides(style.overflowX) && isCut(text, edges, true)) return true;
        if (isDown && hides(style.overflowY) && isCut(text, edges, false)) return true;
        isAcross &&= !scrolls(style.overflowX);
        isDown &&= !scrolls(style.overflowY);
        if (position === 'fixed') break;
      }
      const { clientWidth: right } = document.documentElement;
      return isAcross && text.right > 0 && isCut(text, { left: 0, right, top: 0, bottom: 0 }, true);
    };
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const words = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (words === '' || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      range.selectNodeContents(node);
      const isSeen = ({ width, height }: DOMRect) => width > 1 && height > 1;
      if ([...range.getClientRects()].filter(isSeen).some((rect) => isCutBy(rect, parent))) found.add(words);
    }
    return [...found];
  });
