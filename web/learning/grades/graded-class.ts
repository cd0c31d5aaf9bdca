export type GradedClass = { id: number; tz: string; isOver: boolean };
