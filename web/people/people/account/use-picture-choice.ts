import { useEffect, useState } from 'react';
import { compressPicture, NotAPicture } from '#web/shared/pictures/compress-picture.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { FormError } from '#web/shared/ui/form-errors.tsx';
import { useUnsaved } from '#web/shared/unsent/unsaved.tsx';

/** A picture that is chosen and not sent yet, with an address for its preview. `round` keys the field of the file. */
export function usePictureChoice(refuse: (errors: FormError[]) => void) {
  const t = useTexts('account');
  const [chosen, setChosen] = useState<{ picture: Blob; source: string } | null>(null);
  // Remounting the field clears its file.
  const [round, setRound] = useState(0);
  useUnsaved(chosen !== null);
  useEffect(() => () => URL.revokeObjectURL(chosen?.source ?? ''), [chosen]);

  /** False where the file is no picture, so that the field does not list it. */
  async function choose([file]: File[]): Promise<boolean> {
    setChosen(null);
    if (!file) return true;
    try {
      const picture = await compressPicture(file);
      setChosen({ picture, source: URL.createObjectURL(picture) });
      refuse([]);
      return true;
    } catch (error) {
      if (!(error instanceof NotAPicture)) throw error;
      refuse([{ field: 'picture', message: t('not_a_picture') }]);
      return false;
    }
  }

  function clear(): void {
    setChosen(null);
    setRound(round + 1);
  }

  return { chosen, round, choose, clear };
}
