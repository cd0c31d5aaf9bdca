import { useState } from 'react';
import { fileProblem } from '../ui/file-facts.ts';
import { useSending } from './use-sending.ts';

export type FileLimits = {
  accept: string;
  maxBytes: number;
  problemText: (problem: 'type' | 'size') => string;
  /** Such as making a photograph smaller, before its size is checked. */
  prepare?: (file: File) => Promise<File>;
};

/** The file of a form: what was chosen, what is wrong with it, and how much of it is sent. */
export function useFileUpload({ accept, maxBytes, problemText, prepare }: FileLimits) {
  const { send, refuse, ...sending } = useSending();
  const [file, setFile] = useState<File>();
  const [percent, setPercent] = useState<number>();

  /** Resolves to whether the file can be sent. */
  async function choose([chosen]: File[]): Promise<boolean> {
    const prepared = chosen && prepare ? await prepare(chosen) : chosen;
    const problem = prepared && fileProblem(prepared, { accept, maxBytes });
    setFile(problem ? undefined : prepared);
    refuse(problem ? [{ field: 'file', message: problemText(problem) }] : []);
    return !problem;
  }

  /** Resolves to whether it succeeded. */
  async function upload(run: (onProgress: (percent: number) => void) => Promise<unknown>): Promise<boolean> {
    setPercent(0);
    const isSent = await send(() => run(setPercent));
    setPercent(undefined);
    return isSent;
  }

  return { ...sending, refuse, file, percent, choose, upload };
}
