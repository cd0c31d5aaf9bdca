/** In the order of the fields. */
export function reviewFaults({ rating, text }: { rating: number; text: string }): ('rating' | 'text')[] {
  return [...(rating ? [] : ['rating' as const]), ...(text ? [] : ['text' as const])];
}
