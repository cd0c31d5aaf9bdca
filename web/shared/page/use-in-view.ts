import { useEffect, useRef, useState } from 'react';

const marginBelowWindow = '600px';

/** True from the first time the place came near the window; scrolls to it at once when the address names it. */
export function useInView() {
  const place = useRef<HTMLDivElement>(null);
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    if (current.id && location.hash === `#${current.id}`) current.scrollIntoView();
    const watch = new IntersectionObserver(
      (moments) => {
        if (!moments.some(({ isIntersecting }) => isIntersecting)) return;
        setIsInView(true);
        watch.disconnect();
      },
      { rootMargin: marginBelowWindow },
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return { place, isInView };
}
