import { Clock, Inbox, MapPin, TicketPercent } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Icon } from './icon.tsx';

describe('Icon', () => {
  it.each([Clock, Inbox, MapPin, TicketPercent])('is the same drawing on the server as in the browser', (Drawing) => {
    const [, shapes] = /<svg[^>]*>(.*)<\/svg>/.exec(renderToStaticMarkup(<Drawing />)) ?? [];
    const [first, second] = [0, 1].map(() => renderToStaticMarkup(<Icon of={Drawing} />));
    expect(shapes).toMatch(/^<[a-z]+ /);
    expect(first).toContain(`aria-hidden="true">${shapes}</svg>`);
    expect(first).toMatch(/^<svg width="24" height="24" stroke-width="1.75" class="lucide [^"]*root[^"]*" viewBox/);
    expect(second).toBe(first);
  });
});
