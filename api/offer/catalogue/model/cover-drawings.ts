export type Inks = readonly [first: string, second: string, point: string];
/** A number from 0 to `sides - 1`, in the same order for the same seed. */
export type Die = (sides: number) => number;

export function quarters([a, b, point]: Inks, die: Die): string {
  const side = 80;
  const chosen = die(8);
  const arc = `a${side} ${side} 0 0 1`;
  const tile = (colour: string, corner: number, [x, y]: readonly [number, number]) => {
    const corners = [
      `M${x} ${y}h${side}${arc}-${side} ${side}z`,
      `M${x + side} ${y}v${side}${arc}-${side}-${side}z`,
      `M${x + side} ${y + side}h-${side}${arc} ${side}-${side}z`,
      `M${x} ${y + side}v-${side}${arc} ${side} ${side}z`,
    ];
    return `<path fill="${colour}" stroke="${colour}" stroke-width=".5" d="${corners[corner]}"/>`;
  };
  return draw(8, (i) => {
    const corner = die(4);
    const colour = i === chosen ? point : die(3) ? a : b;
    return tile(colour, corner, [(i % 4) * side, 20 + (i >> 2) * side]);
  });
}

export function bands([a, b, point]: Inks, die: Die): string {
  const step = pick([40, 32, 64], die);
  const lift = step * (0.5 + die(3) * 0.2);
  const marked = 1 + die(3);
  const teeth = draw(Math.ceil(330 / step) + 1, (i) => `l${step} ${i % 2 ? -lift : lift}`).replaceAll(' -', '-');
  return draw(5, (i) => {
    const colour = i === marked ? point : i % 2 ? b : a;
    return `<path fill="none" stroke="${colour}" stroke-width="${6 + i * 4}" d="M-8 ${round(-6 + i * (34 + i * 3))}${teeth}"/>`;
  });
}

export function voices([a, b, point]: Inks, die: Die): string {
  const [x1, x2] = [70 + die(40), 210 + die(50)];
  const [left, right] = [`cx="${x1}" cy="${70 + die(60)}"`, `cx="${x2}" cy="${70 + die(60)}"`];
  return (
    `<g fill="none" stroke-width="7">${rings(left, a)}${rings(right, b)}</g>` +
    `<circle ${left} r="13" fill="${a}"/><circle ${right} r="13" fill="${point}"/>`
  );
}

function rings(centre: string, colour: string): string {
  return draw(5, (i) => `<circle ${centre} r="${26 + i * 26}" stroke="${colour}"/>`);
}

export function columns([a, b, point]: Inks, die: Die): string {
  const wide = pick([20, 24, 28], die);
  const many = Math.floor(288 / (wide + 12));
  const marked = 1 + die(many - 2);
  const start = (320 - many * (wide + 12) + 12) / 2;
  const rules = draw(6, (i) => `M0 ${28 + i * 29}h320`);
  const bars = draw(many, (i) => {
    const tall = 29 * (1 + die(5));
    const colour = i === marked ? point : i % 3 === 2 ? b : a;
    return `<path fill="${colour}" d="M${start + i * (wide + 12)} ${173 - tall}h${wide}v${tall}h-${wide}z"/>`;
  });
  return `<path stroke="${b}" d="${rules}"/>${bars}`;
}

export function petals([a, b, point]: Inks, die: Die): string {
  const many = 7 + die(6);
  const tall = 74 + die(20);
  const wide = round(120 / many + 8);
  const x = 110 + die(100);
  const [low, high] = [round(tall * 0.5), round(tall * 0.75)];
  const leaf = `M0-18C${wide}-${low} ${wide}-${high} 0-${tall}C-${wide}-${high}-${wide}-${low} 0-18z`;
  const ring = (colour: string, scale: number, offset: number) => {
    const leaves = draw(many, (i) => `<path d="${leaf}" transform="rotate(${round((i * 360) / many)})"/>`);
    return `<g fill="${colour}" transform="scale(${scale}) rotate(${round(offset)})">${leaves}</g>`;
  };
  return `<g transform="translate(${x} 100)">${ring(b, 1.5, 180 / many)}${ring(a, 1, 0)}<circle r="11" fill="${point}"/></g>`;
}

export function rays([a, b, point]: Inks, die: Die): string {
  const x = 80 + die(160);
  const many = 13 + die(8) * 2;
  const from = 46 + die(16);
  const ray = (i: number) => {
    const turn = (Math.PI * (i + 0.5)) / many;
    const far = i % 2 ? 110 : 250;
    const at = (reach: number) => `${round(x - Math.cos(turn) * reach)} ${round(176 - Math.sin(turn) * reach)}`;
    return `M${at(from + 14)}L${at(far)}`;
  };
  const group = (odd: number, colour: string, width: number) =>
    `<path stroke="${colour}" stroke-width="${width}" d="${draw(many, (i) => (i % 2 === odd ? ray(i) : ''))}"/>`;
  return (
    `${group(0, a, 3)}${group(1, b, 5)}<path fill="${point}" d="M${x - from} 176a${from} ${from} 0 0 1 ${from * 2} 0z"/>` +
    `<path stroke="${b}" stroke-width="3" d="M0 177h320"/>`
  );
}

export function waves([a, b, point]: Inks, die: Die): string {
  const half = pick([40, 53.4, 32], die);
  const high = 22 + die(16);
  const shift = -die(60);
  const marked = 1 + die(3);
  const crests = `q${round(half / 2)}-${high} ${half} 0${`t${half} 0`.repeat(Math.ceil(400 / half))}`;
  return draw(5, (i) => {
    const colour = i === marked ? point : i % 2 ? a : b;
    return `<path fill="none" stroke="${colour}" stroke-width="${i === marked ? 7 : 15}" d="M${round(shift - half)} ${18 + i * 42}${crests}"/>`;
  });
}

export function arches([a, b, point]: Inks, die: Die): string {
  const many = 2 + die(2);
  const wide = 320 / many;
  const marked = die(many);
  const arch = (n: number, i: number) => {
    const r = round(wide / 2 - 10 - (i * wide) / 9);
    if (r <= 4) return '';
    const x = round(wide * n + wide / 2 - r);
    const top = round(200 - r - (96 - i * 22) * (0.7 + ((n + many) % 2) * 0.3));
    const colour = i === 3 && n === marked ? point : i % 2 ? a : b;
    return `<path fill="none" stroke="${colour}" stroke-width="7" d="M${x} 204V${top + r}a${r} ${r} 0 0 1 ${2 * r} 0V204"/>`;
  };
  return draw(many, (n) => draw(4, (i) => arch(n, i)));
}

export function steps([a, b, point]: Inks, die: Die): string {
  const many = 5 + die(3);
  const wide = round(320 / many);
  const flip = die(2);
  const marked = 1 + die(many - 1);
  const rows = draw(many, (i) => {
    const tall = round(((i + 1) * 168) / many);
    const start = `M${round((i * 320) / many)} ${200 - tall}h${wide}`;
    const front = i === marked ? point : i % 2 ? b : a;
    return (
      `<path fill="${front}" d="${start}v${tall}h-${wide}z"/>` +
      `<path fill="${i % 2 ? a : b}" d="${start}a${wide} ${wide} 0 0 1-${wide} ${wide}z"/>`
    );
  });
  return flip ? `<g transform="matrix(-1 0 0 1 320 0)">${rows}</g>` : rows;
}

/** Technology: one unbroken line around a grid of points, after the sand drawings of eastern Angola. */
export function thread([a, b, point]: Inks, die: Die): string {
  const [across, down] = pick(fields, die);
  const unit = Math.min(280 / (2 * across), 168 / (2 * down));
  const at = (x: number, y: number) => `${round(160 + (x - across) * unit)} ${round(100 + (y - down) * unit)}`;
  const spot = die(across * down);
  const dots = Array.from(
    { length: across * down },
    (_, i) => `M${at((i % across) * 2 + 1, Math.floor(i / across) * 2 + 1)}h0`,
  );
  return (
    `<path fill="none" stroke="${b}" stroke-width="3.5" d="${unbrokenLine({ across, down, at })}z"/>` +
    `<g stroke-linecap="round"><path stroke="${a}" stroke-width="6" d="${dots.join('')}"/>` +
    `<path stroke="${point}" stroke-width="13" d="${dots[spot]}"/></g>`
  );
}

type Sides = readonly [across: number, down: number];

const fields: readonly [Sides, ...Sides[]] = [
  [5, 3],
  [7, 4],
  [4, 3],
  [5, 4],
  [3, 2],
  [7, 3],
];

type Field = { across: number; down: number; at: (x: number, y: number) => string };

// The path of a billiard ball: where the sides share no divisor, it crosses the whole field before it closes.
function unbrokenLine({ across, down, at }: Field): string {
  let [x, y, dx, dy] = [1, 0, 1, -1];
  let path = '';
  do {
    const entry = at(x - dx / 2, y - dy / 2);
    const [nextX, nextY] = [rebound(x, 2 * across, dx), rebound(y, 2 * down, dy)];
    const turns = nextX !== dx || nextY !== dy;
    if (turns) path += `${path ? 'L' : 'M'}${entry}Q${at(x, y)} ${at(x + nextX / 2, y + nextY / 2)}`;
    [dx, dy] = [nextX, nextY];
    x += dx;
    y += dy;
  } while (x !== 1 || y !== 0);
  return path;
}

function rebound(place: number, end: number, direction: number): number {
  if (place === 0) return 1;
  return place === end ? -1 : direction;
}

export function dice(seed: string): Die {
  let state = 2_166_136_261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return (sides) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_507) + 0x9e3779b9) | 0;
    const mixed = Math.imul(state ^ (state >>> 13), 3_266_489_909);
    return ((mixed ^ (mixed >>> 16)) >>> 0) % sides;
  };
}

function draw(many: number, one: (place: number) => string): string {
  return Array.from({ length: many }, (_, place) => one(place)).join('');
}

function pick<Item>(items: readonly [Item, ...Item[]], die: Die): Item {
  return items[die(items.length)] ?? items[0];
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
