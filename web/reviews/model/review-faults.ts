/** What is missing before a review can be sent, the first field first. */
export function reviewFaults({ rating, text }: { rating: number; text: string }): ('rating' | 'text')[] {
  return [...(rating ? [] : ['rating' as const]), ...(text ? [] : ['text' as const])];
}
