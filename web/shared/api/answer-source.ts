type Source = <Answer>(key: readonly unknown[], ask: () => Promise<Answer>) => Promise<Answer>;

/** Where queries have their answers from: the server, and in a session also the device (`web/shared/on-device/`). */
export const answerSource: { answer: Source } = { answer: (_key, ask) => ask() };
