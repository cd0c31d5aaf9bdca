import type { Locator } from '@playwright/test';
import { expect, open, type Page, type Reading } from './fixture.ts';

/** A control that needs more Tab presses counts as unreachable. */
const farthest = 90;

/** By the skip link. */
export async function skipToMain({ page, words }: Reading): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words('shell.skip') })).toBeFocused();
  await page.keyboard.press('Enter');
}

export async function openByKeys(reading: Reading, path: string): Promise<void> {
  await open(reading.page, path);
  await expect(reading.page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
  await skipToMain(reading);
}

/** Tabs forwards or backwards to it; the focus must be visible at every stop. */
export async function tabTo(requested: Locator): Promise<void> {
  const { keyboard } = requested.page();
  await expect(requested).toBeVisible();
  const key = await wayTo(requested);
  for (let steps = 0; steps < farthest; steps += 1) {
    const { isHere, fault } = await stopOnTheWayTo(requested);
    // Sliding or scrolling elements are checked again; content that loads late may move the first stop.
    if (fault && steps > 0) {
      await expect.poll(async () => (await stopOnTheWayTo(requested)).fault, { timeout: 3_000 }).toBeNull();
    }
    if (isHere) return;
    await keyboard.press(key);
  }
  throw new Error(`${requested.toString()} is not reached with ${key}.`);
}

export async function press(requested: Locator, key = 'Enter'): Promise<void> {
  await tabTo(requested);
  await requested.page().keyboard.press(key);
}

export async function write(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  await field.page().keyboard.press('ControlOrMeta+a');
  await field.page().keyboard.type(text);
}

/** By typing the first letters of the option. */
export async function chooseIn(select: Locator, value: string): Promise<void> {
  await tabTo(select);
  const option = select.locator(`option[value="${value}"]`);
  // A letter that no key of the keyboard has ends the search in the list, and a space then opens it.
  const [typed = ''] = /^[ -~]+/.exec((await option.textContent()) ?? '') ?? [];
  await select.page().keyboard.type(typed);
  await expect(select).toHaveValue(value);
}

/** One Tab enters the group; the arrow keys move within it. */
export async function chooseRadio(radio: Locator): Promise<void> {
  await tabTo(radio);
  for (let steps = 0; steps < 10 && !(await radio.isChecked()); steps += 1) {
    await radio.page().keyboard.press('ArrowDown');
  }
  await expect(radio).toBeChecked();
  await expect(radio).toBeFocused();
}

/** The file dialog of the system is opened from the field. */
export async function attach(field: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await tabTo(field);
  const page = field.page();
  // A busy browser may open the dialog before the listener is attached.
  await expect(async () => {
    const requesting = page.waitForEvent('filechooser', { timeout: 3_000 });
    await page.keyboard.press('Enter');
    await (await requesting).setFiles(file);
  }).toPass();
}

export async function standsAtHeading(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: title, exact: true })).toBeFocused();
}

/** The focus is not lost to the start of the page; within a frame, the frame counts. */
export async function standsSomewhere(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(standsInMain)).toBe(true);
}

function standsInMain(): boolean {
  const { activeElement: active } = document;
  if (!active?.matches('main *') || !active.checkVisibility({ visibilityProperty: true })) return false;
  return active.matches(':focus, iframe');
}

function wayTo(requested: Locator): Promise<string> {
  return requested.evaluate((element) => {
    const { activeElement, body } = element.ownerDocument;
    const here = activeElement ?? body;
    const isBehind = Boolean(here.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING);
    return here !== body && isBehind ? 'Shift+Tab' : 'Tab';
  });
}

type Stop = { isHere: boolean; fault: string | null };

/* oxlint-disable unicorn/consistent-function-scoping -- what the page runs cannot reach out of it */
/** The focused element has a visible ring and is not completely covered [WCAG 2.4.7, 2.4.11]. */
function stopOnTheWayTo(requested: Locator): Promise<Stop> {
  return requested.evaluate((element) => {
    const { activeElement: active, body } = element.ownerDocument;
    const isHere = active === element || inOneGroup(active, element);
    if (!active || active === body || active.matches('iframe, video')) return { isHere, fault: null };
    const face = faceOf(active);
    const notified = `${active.outerHTML.slice(0, 160)} at ${JSON.stringify(face.getBoundingClientRect())}`;
    if (!hasRing(active)) return { isHere, fault: `no ring: ${notified}` };
    return { isHere, fault: isInSight(face) ? null : `behind something: ${notified}` };

    function inOneGroup(one: Element | null, other: Element): boolean {
      const isRadio = (it: Element | null): it is HTMLInputElement =>
        it instanceof HTMLInputElement && it.type === 'radio';
      return isRadio(one) && isRadio(other) && one.name === other.name && one.form === other.form;
    }

    /** A drawn box or button may stand for a visually hidden field. */
    function faceOf(it: Element): Element {
      const { width, height } = it.getBoundingClientRect();
      const isSeen = width > 2 && height > 2 && getComputedStyle(it).opacity !== '0';
      return isSeen ? it : (it.closest('label') ?? it.parentElement ?? it);
    }

    function hasRing(it: Element): boolean {
      const around = [it, it.nextElementSibling];
      for (let up = it.parentElement; up && around.length < 6; up = up.parentElement) around.push(up);
      // A card draws the ring of its link around itself.
      const styles = around.flatMap((each) =>
        each ? [getComputedStyle(each), getComputedStyle(each, '::after')] : [],
      );
      return styles.some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      );
    }

    function isInSight(it: Element): boolean {
      const { left, top, width, height } = it.getBoundingClientRect();
      const parts = [0.1, 0.5, 0.9];
      return parts.some((x) => parts.some((y) => isSeenAt(it, left + x * width, top + y * height)));
    }

    function isSeenAt(it: Element, x: number, y: number): boolean {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (it.contains(hit) || hit.contains(it));
    }
  });
}
