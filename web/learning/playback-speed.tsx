import { useState, type RefObject } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { speedIn, speeds } from './model/speeds.ts';

/** Of this browser: the next video plays as fast as the last one. */
const storageKey = 'playback_speed';

export function storedSpeed(): number {
  return speedIn(localStorage.getItem(storageKey));
}

export function storeSpeed(speed: number): void {
  localStorage.setItem(storageKey, String(speed));
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
  const [speed, setSpeed] = useState(storedSpeed);
  function apply(next: number): void {
    if (player.current) player.current.playbackRate = next;
  }
  return {
    speed,
    choose: (next: number) => apply(next),
    applyStored: () => apply(speed),
    note: (rate: number) => {
      storeSpeed(rate);
      setSpeed(rate);
    },
  };
}
