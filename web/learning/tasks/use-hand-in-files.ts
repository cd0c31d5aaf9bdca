import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { HandInFile, OpenedTask } from '#contract/learning/tasks/calls.ts';
import { handInFileTypes, largestHandInFileBytes, mostHandInFiles } from '#contract/learning/tasks/values.ts';
import { api } from '#web/shared/api/api.ts';
import { sendFile } from '#web/shared/api/send-file.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { compressedIfLarge } from '#web/shared/pictures/compressed-if-large.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { fileProblem } from '#web/shared/ui/file-facts.ts';
import { taskQuery } from './task-queries.ts';

export const accept = [...handInFileTypes.map((type) => `.${type}`), '.jpeg'].join(',');

/** Uploaded when they are chosen, so that handing in takes no longer and a reload loses none. */
export function useHandInFiles(task: OpenedTask) {
  const t = useTexts('task');
  const client = useQueryClient();
  const { send, refuse, busy, errors } = useSending();
  const [percent, setPercent] = useState<number>();
  /** The name of the file that is being sent, or that was refused. */
  const [current, setCurrent] = useState<string>();
  const [leftOut, setLeftOut] = useState<readonly number[]>([]);
  const { content_id, enrollment_id } = task;
  const [newest] = task.rounds;
  const handedIn = newest?.status === 'handed_in' ? newest.files : [];
  const files = [...handedIn, ...task.waiting_files].filter(({ id }) => !leftOut.includes(id));
  const reload = () => client.invalidateQueries({ queryKey: taskQuery(task).queryKey });

  async function add(chosen: File[]): Promise<void> {
    setCurrent(undefined);
    const { ready, problems } = await checked(chosen);
    const wrong = problems.map(({ problem, name }) => t(`file_${problem}`, { name }));
    const room = Math.max(0, mostHandInFiles - files.length);
    if (ready.length > room) wrong.push(t('too_many', { most: mostHandInFiles }));
    const unsent = await uploadAll(ready.slice(0, room));
    if (unsent === 0 && wrong.length > 0) refuse(wrong.map((message) => ({ message })));
  }

  /** Stops at the first that fails, whose message stays. Resolves to how many were not sent. */
  async function uploadAll(ready: readonly File[]): Promise<number> {
    let sent = 0;
    for (const file of ready) {
      setCurrent(file.name);
      setPercent(0);
      const fields = { content_id, enrollment_id, file };
      if (!(await send(() => sendFile({ path: '/hand-in-files/upload', fields, onProgress: setPercent })))) break;
      setCurrent(undefined);
      sent += 1;
    }
    setPercent(undefined);
    if (ready.length > 0) await reload();
    return ready.length - sent;
  }

  async function remove({ id }: HandInFile): Promise<void> {
    if (handedIn.some((file) => file.id === id)) return setLeftOut([...leftOut, id]);
    setCurrent(undefined);
    await send(() => api().tasks.deleteHandInFile({ data: [{ id }] }));
    await reload();
  }

  const named = (message: string) => (current === undefined ? message : t('file_refused', { name: current, message }));
  return { files, percent, busy, problems: errors.map(({ message }) => named(message)), add, remove };
}

async function checked(chosen: readonly File[]) {
  const files = (await Promise.all(chosen.map(compressedIfLarge))).map((file) => ({
    file,
    name: file.name,
    problem: fileProblem(file, { accept, maxBytes: largestHandInFileBytes }),
  }));
  return {
    ready: files.flatMap(({ file, problem }) => (problem ? [] : [file])),
    problems: files.flatMap(({ name, problem }) => (problem ? [{ name, problem }] : [])),
  };
}
