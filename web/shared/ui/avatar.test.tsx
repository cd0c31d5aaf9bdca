import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Avatar } from './avatar.tsx';

const render = (name: string, picture?: string) => renderToStaticMarkup(<Avatar name={name} picture={picture} />);

test('an avatar is the picture, else a default image with the initials on it', () => {
  expect(render('Ana Dias', 'data:image/webp;base64,AA==')).toContain('<img src="data:image/webp;base64,AA=="');
  expect(render('Ana Dias', 'data:image/webp;base64,AA==')).not.toContain('<svg');
  expect(render('Ana Dias')).toMatch(/<svg.*<span>AD<\/span>/);
  for (const name of ['', '  ', '42']) expect(render(name)).toMatch(/<svg.*<span><\/span>/);
});

test('a school without a logo has its initials alone', () => {
  expect(renderToStaticMarkup(<Avatar name="Academia Planalto" isOrganization />)).toMatch(/>AP<\/span>$/);
});
