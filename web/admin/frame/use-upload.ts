import { useEffect, useRef, useState } from 'react';
import { isRefused } from '#web/shared/api/is-refused.ts';
import { sendBody } from '#web/shared/api/send-body.ts';
import { useSending } from '#web/shared/api/use-sending.ts';

type Upload = { path: string; body: File; type?: string };

/** Sends a file, shows how much of it is sent, and can be cancelled; leaving the page cancels it. */
export function useUpload() {
  const { send, ...sending } = useSending();
  const [percent, setPercent] = useState<number>();
  const [wasRefused, setWasRefused] = useState(false);
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  /** Undefined where it was refused or cancelled. Of the same file again the server stores one, until one is answered. */
  async function sendTo<Answer>({ path, body, type = 'application/zip' }: Upload): Promise<Answer | undefined> {
    const controller = new AbortController();
    underWay.current = controller;
    let answer: Answer | undefined;
    setPercent(0);
    setWasRefused(false);
    const { signal } = controller;
    await send(async () => {
      answer = await sendBody<Answer>({ path, body, type, onProgress: setPercent, signal }).catch((error: unknown) => {
        setWasRefused(isRefused(error));
        throw error;
      });
    });
    setPercent(undefined);
    return answer;
  }

  /** `wasRefused`: sent again, the same file would be refused again. */
  return { ...sending, percent, wasRefused, sendTo, cancel: () => underWay.current?.abort() };
}
