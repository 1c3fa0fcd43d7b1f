/** How the user side reads a body and answers: JSON, and a sentence when something is wrong. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { z } from 'zod';
import { readBody } from '../server/body.ts';
import { Refusal } from '../world/refusal.ts';

/** Thrown by the user side: a sentence with a 4xx status. */
export class Objection extends Error {
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}

export async function bodyAs<T>(request: IncomingMessage, schema: z.ZodType<T>): Promise<T> {
  const { json } = await readBody(request);
  const parsed = schema.safeParse(json ?? {});
  if (parsed.success) return parsed.data;
  const said = parsed.error.issues.map((issue) =>
    issue.path.length === 0 ? issue.message : `${issue.path.join('.')}: ${issue.message}`,
  );
  throw new Objection(`${said.join('; ')}.`);
}

export function sendJson(response: ServerResponse, status: number, json: unknown): void {
  if (response.destroyed || response.headersSent) return;
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(json));
}

/** The answer to anything thrown. */
export function sendProblem(response: ServerResponse, error: unknown): void {
  if (error instanceof Objection || error instanceof Refusal) {
    sendJson(response, error.status, { error: error.message });
    return;
  }
  sendJson(response, 500, {
    error: `The playground failed: ${error instanceof Error ? error.message : String(error)}`,
  });
}
