import { useEffect, useRef, useState } from 'react';
import { sendBody } from '#web/shared/api/send-body.ts';
import { useSending } from '#web/shared/api/use-sending.ts';

type Upload = { path: string; body: File; type?: string };

/** Sends a file, shows how much of it is sent, and can be cancelled; leaving the page cancels it. */
export function useUpload() {
  const { send, ...sending } = useSending();
  const [percent, setPercent] = useState<number>();
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  /** Undefined where it was refused or cancelled. Of the same file again the server stores one, until one is answered. */
  async function sendTo<Answer>({ path, body, type = 'application/zip' }: Upload): Promise<Answer | undefined> {
    const controller = new AbortController();
    underWay.current = controller;
    let answer: Answer | undefined;
    setPercent(0);
    const { signal } = controller;
    await send(async () => {
      answer = await sendBody<Answer>({ path, body, type, onProgress: setPercent, signal });
    });
    setPercent(undefined);
    return answer;
  }

  return { ...sending, percent, sendTo, cancel: () => underWay.current?.abort() };
}
