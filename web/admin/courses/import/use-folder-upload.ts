import { useEffect, useRef, useState } from 'react';
import { sendBody } from '#web/shared/api/send-body.ts';
import { useSending } from '#web/shared/api/use-sending.ts';

/** Sends the zip of a folder, shows how much of it is sent, and can be cancelled; leaving the page cancels it. */
export function useFolderUpload() {
  const { send, ...sending } = useSending();
  const [percent, setPercent] = useState<number>();
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  /** Undefined where it was refused or cancelled. */
  async function sendTo<Answer>(path: string, body: File): Promise<Answer | undefined> {
    const controller = new AbortController();
    underWay.current = controller;
    let answer: Answer | undefined;
    setPercent(0);
    const { signal } = controller;
    await send(async () => {
      answer = await sendBody<Answer>({ path, body, type: 'application/zip', onProgress: setPercent, signal });
    });
    setPercent(undefined);
    return answer;
  }

  return { ...sending, percent, sendTo, cancel: () => underWay.current?.abort() };
}
