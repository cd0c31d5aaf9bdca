import type { ClassResource } from '#contract/areas/classroom/resources.ts';
import type { ResourceRow } from './store.ts';

export function presentResource(row: ResourceRow, now: Date): ClassResource {
  return {
    id: row.id,
    class_id: row.class_id,
    category: row.category,
    title: row.title,
    file_name: row.file_name,
    mime: row.mime,
    byte_size: row.byte_size,
    visible_from: row.visible_from?.toISOString() ?? null,
    is_visible: isVisible(row, now),
    created_at: row.created_at.toISOString(),
  };
}

export function isVisible({ visible_from }: Pick<ResourceRow, 'visible_from'>, now: Date): boolean {
  return visible_from === null || visible_from <= now;
}
