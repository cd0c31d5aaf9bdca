import { z } from 'zod';

type Described = z.core.JSONSchema.BaseSchema;

/** A schema as OpenAPI tells it: what may be sent, or what is answered. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): Described {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any', override: leaveOutNoise });
}

/** What a format says already, and the bounds of every JavaScript number. */
function leaveOutNoise({ jsonSchema }: { jsonSchema: Described }): void {
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.format === 'date-time') delete jsonSchema.maxLength;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}
