type Cell = { assessment_id: number; enrollment_id: number };

/** A cell that is named twice is written once, with its last grade. */
export function lastOfEachCell<C extends Cell>(cells: readonly C[]): C[] {
  return [...new Map(cells.map((cell) => [`${cell.assessment_id} ${cell.enrollment_id}`, cell])).values()];
}
