type Source = <Answer>(key: readonly unknown[], load: () => Promise<Answer>) => Promise<Answer>;

/** Where queries have their answers from: the server, and in a session also the device (`web/shared/on-device/`). */
export const answerSource: { answer: Source } = { answer: (_key, load) => load() };
