import { useSyncExternalStore, type RefObject } from 'react';
import { makeStore } from '#web/shared/store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { speedIn, speeds } from './model/speeds.ts';

/** Of this browser: the next video plays as fast as the last one. */
const storageKey = 'playback_speed';

const chosen = makeStore<number | null>(null);

function storedSpeed(): number {
  return chosen.get() ?? speedIn(localStorage.getItem(storageKey));
}

function storeSpeed(speed: number): void {
  localStorage.setItem(storageKey, String(speed));
  chosen.set(speed);
}

type SpeedProps = { speed: number; onChange: (speed: number) => void };

export function PlaybackSpeed({ speed, onChange }: SpeedProps) {
  const t = useTexts('learn');
  const { locale } = useVisitor();
  const format = new Intl.NumberFormat(locale);
  // The menu of a browser has speeds of its own.
  const all = [...new Set([...speeds, speed])].toSorted((one, other) => one - other);

  return (
    <SelectField label={t('speed')} value={speed} onChange={({ target }) => onChange(Number(target.value))}>
      {all.map((each) => (
        <option key={each} value={each}>
          {t(each === 1 ? 'speed_normal' : 'speed_of', { speed: format.format(each) })}
        </option>
      ))}
    </SelectField>
  );
}

/** The speed of a player: chosen here or in the browser's own menu, and set again for each video that loads. */
export function useSpeed(player: RefObject<HTMLVideoElement | null>) {
  // The server knows no choice.
  const speed = useSyncExternalStore(chosen.subscribe, storedSpeed, () => 1);
  function apply(next: number): void {
    setRate(player.current, next);
  }
  return {
    speed,
    choose: (next: number) => apply(next),
    applyStored: () => apply(storedSpeed()),
    note: storeSpeed,
  };
}

function setRate(video: HTMLVideoElement | null, rate: number): void {
  if (video) video.playbackRate = rate;
}
