import { useEffect, useRef, useState } from 'react';

/** How far below the window a part begins to load. */
const ahead = '600px';

/** Whether one has ever been near a place of the page; at once where the address leads to it. */
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
      { rootMargin: ahead },
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return { place, isInView };
}
