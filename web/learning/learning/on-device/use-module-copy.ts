import { useEffect, useRef, useState } from 'react';
import { readOne, type StoredModule } from '#web/shared/on-device/device-database.ts';
import { currentReader } from '#web/shared/on-device/stored-answers.ts';
import type { ModulePlan } from './model/module-plan.ts';
import { NoRoom, removeModule, saveModule } from './save-module.ts';
import { fileId } from './stored-file.ts';

type Progress = { contents: number; bytes: number };
export type Outcome = { kind: 'stopped' } | { kind: 'no_room' } | { kind: 'failed'; titles: string[] };

/** What the device has of a module, and what it is storing of it now. */
export function useModuleCopy(moduleId: number) {
  const [copy, setCopy] = useState<StoredModule | null>();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const stopping = useRef<AbortController>(null);

  const look = () => storedModule(moduleId).then(setCopy, () => setCopy(null));
  useEffect(() => {
    void storedModule(moduleId).then(setCopy, () => setCopy(null));
  }, [moduleId]);

  async function save(plan: ModulePlan): Promise<boolean> {
    const controller = new AbortController();
    stopping.current = controller;
    setOutcome(null);
    setProgress({ contents: 0, bytes: 0 });
    const result = await outcomeOf(saveModule({ moduleId, plan, signal: controller.signal, onProgress: setProgress }));
    setProgress(null);
    setOutcome(result);
    await look();
    return result === null;
  }

  async function drop(): Promise<void> {
    setOutcome(null);
    await removeModule(moduleId);
    await look();
  }

  return { copy, progress, outcome, save, drop, stop: () => stopping.current?.abort() };
}

async function outcomeOf(saving: Promise<string[]>): Promise<Outcome | null> {
  try {
    const titles = await saving;
    return titles.length > 0 ? { kind: 'failed', titles } : null;
  } catch (error) {
    const isFull = error instanceof NoRoom || (error instanceof DOMException && error.name === 'QuotaExceededError');
    return { kind: isFull ? 'no_room' : 'stopped' };
  }
}

async function storedModule(moduleId: number): Promise<StoredModule | null> {
  const reader = currentReader();
  return (reader && (await readOne('modules', fileId(reader.userId, moduleId)))) ?? null;
}
