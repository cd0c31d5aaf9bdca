import type { Schema, Schemas } from './schema.ts';

export type Document = {
  openapi: string;
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, Record<string, Operation>>;
  components: { schemas: Schemas; parameters: object; responses: object; securitySchemes: object };
};

export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters: (Parameter | { $ref: string })[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, Response>;
};

export type Parameter = { name: string; in: string; required: boolean; description?: string; schema: Schema };

export type Content = Record<string, { schema?: Schema; example?: unknown }>;
export type Response = { $ref?: string; description?: string; content?: Content };

const widest = 120;

/** JSON with values on one line where they fit. */
export function written(value: unknown, indent = ''): string {
  const short = JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ');
  if (typeof value !== 'object' || value === null || indent.length + short.length <= widest) return short;
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const parts = Array.isArray(value)
    ? value.map((part) => inner + written(part, inner))
    : Object.entries(value).map(([name, part]) => `${inner}${JSON.stringify(name)}: ${written(part, inner)}`);
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}
