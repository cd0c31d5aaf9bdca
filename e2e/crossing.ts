import type { Page } from './fixture.ts';

/** Visible texts that overlap or lie outside the window; clipped and fixed ones are left out. */
export function crossingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Box = { left: number; right: number; top: number; bottom: number };
    type Line = Box & { text: Text };

    function whatShows(line: Box, around: Element | null): Box | null {
      if (!around) return line;
      const style = getComputedStyle(around);
      if (style.clipPath !== 'none' || ['fixed', 'sticky'].includes(style.position)) return null;
      const box = around.getBoundingClientRect();
      const [isCutAside, isCutBelow] = [style.overflowX !== 'visible', style.overflowY !== 'visible'];
      const left = isCutAside ? Math.max(line.left, box.left) : line.left;
      const right = isCutAside ? Math.min(line.right, box.right) : line.right;
      const top = isCutBelow ? Math.max(line.top, box.top) : line.top;
      const bottom = isCutBelow ? Math.min(line.bottom, box.bottom) : line.bottom;
      if (right - left < 1 || bottom - top < 1) return null;
      return whatShows({ left, right, top, bottom }, around.parentElement);
    }

    // Adjacent lines overlap a little, so only the middle of each line counts.
    function linesOf(text: Text): Line[] {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].flatMap((rect) => {
        const shown = whatShows(rect, text.parentElement);
        if (!shown) return [];
        const { left, right, top, bottom } = shown;
        const edge = (bottom - top) / 4;
        return [{ text, left: left + 1, right: right - 1, top: top + edge, bottom: bottom - edge }];
      });
    }

    function allLines(): Line[] {
      const lines: Line[] = [];
      const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        const isSeen = text.parentElement?.checkVisibility({ opacityProperty: true, contentVisibilityAuto: true });
        if (text.data.trim() && isSeen) lines.push(...linesOf(text));
      }
      return lines.toSorted((one, other) => one.top - other.top);
    }

    const meet = (one: Line, other: Line) =>
      one.text !== other.text && one.left < other.right && other.left < one.right;
    const nameOf = ({ text }: Line) => `«${text.data.slice(0, 60)}»`;
    const notified = new Set<string>();
    const lines = allLines();
    for (const [place, line] of lines.entries()) {
      if (line.right > document.documentElement.clientWidth) notified.add(`${nameOf(line)} ends beside the window`);
      const below = lines.findIndex(({ top }, next) => next > place && top >= line.bottom);
      const level = lines.slice(place + 1, below === -1 ? undefined : below);
      for (const other of level.filter((one) => meet(line, one)))
        notified.add(`${nameOf(line)} lies over ${nameOf(other)}`);
    }
    return [...notified];
  });
}
