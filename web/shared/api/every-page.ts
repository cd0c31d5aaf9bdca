/** The most that the API answers at once. */
export const mostAtOnce = 100;

type Answer<One> = { results: readonly One[]; total: number };

/** What a list has on all its pages, in their order, up to `most`. */
export async function everyPage<One>(
  load: (page: { number: number; size: number }) => Promise<Answer<One>>,
  most = Infinity,
): Promise<One[]> {
  const match: One[] = [];
  for (let number = 1; ; number += 1) {
    const { results, total } = await load({ number, size: mostAtOnce });
    match.push(...results);
    if (results.length < mostAtOnce || match.length >= Math.min(total, most)) return match.slice(0, most);
  }
}
