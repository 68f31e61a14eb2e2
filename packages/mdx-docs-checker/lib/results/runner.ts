// Runs jobs in a process of its own, one after the other: each may hang or end it.
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {format, inspect} from 'node:util';

import {REPORT_ERROR, REPORT_FAILURE, REPORT_VALUE} from './instrument';
import type {Job, JobFinding} from './jobs';
import {isAsStated, matchesText} from './statedValue';

/** What the parent sends: jobs, and the folder in which their files are written. */
export interface RunnerRequest {
  readonly folder: string;
  readonly jobs: readonly Job[];
}

/** What the parent gets: the start of a job by its index, then its findings. */
export type RunnerMessage =
  | {readonly started: number}
  | {readonly finished: number; readonly findings: readonly JobFinding[]};

const send = (message: RunnerMessage): void => {
  process.send?.(message);
};

const show = (value: unknown): string => {
  const text = typeof value === 'string' ? JSON.stringify(value) : inspect(value, {depth: 6});
  return text.replace(/\s*\n\s*/gu, ' ');
};

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** The place of an error in the entry, from the stack, as source maps tell it. */
const lineOf = (error: unknown, entry: string): number | undefined => {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const name = entry.replace(/\.js$/u, '.');
  const line = stack.split('\n').find((text) => text.includes(name));
  const found = /:(\d+):\d+\)?$/u.exec(line ?? '')?.[1];
  return found === undefined ? undefined : Number(found);
};

const judge = (job: Job, index: number, actual: unknown): JobFinding[] => {
  const stated = job.statements[index];
  if (!stated) return [];
  const {statement, expression, line, column} = stated;
  const isRight =
    statement.kind === 'value'
      ? isAsStated(statement.value, actual) || matchesText(statement.words, String(actual))
      : statement.kind === 'text' && matchesText(statement.words, String(actual));
  if (isRight) return [];
  const message = `${expression.replace(/\s+/gu, ' ')} gives ${show(actual)}, not ${statement.words}`;
  return [{line, column, message}];
};

const judgeError = (job: Job, index: number, error: unknown): JobFinding[] => {
  const stated = job.statements[index];
  if (!stated || matchesText(stated.statement.words, messageOf(error))) return [];
  const {statement, expression, line, column} = stated;
  const message = `${expression} throws ${show(messageOf(error))}, not ${show(statement.words)}`;
  return [{line, column, message}];
};

const write = (folder: string, job: Job, index: number): {file: string} => {
  const root = path.join(folder, String(index));
  for (const [name, code] of Object.entries(job.files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, code);
  }
  return {file: path.join(root, job.entry)};
};

const run = async (folder: string, job: Job, index: number): Promise<JobFinding[]> => {
  const findings: JobFinding[] = [];
  const seen = new Set<number>();
  const printed: string[] = [];
  const noError = (at: number, value: unknown) => {
    const stated = job.statements[at];
    if (stated) {
      findings.push({
        line: stated.line,
        column: stated.column,
        message: `${stated.expression} gives ${show(value)} and throws no error`,
      });
    }
  };
  Object.assign(globalThis, {
    [REPORT_VALUE]: (at: number, value: unknown): unknown => {
      seen.add(at);
      findings.push(...judge(job, at, value));
      return value;
    },
    [REPORT_FAILURE]: (at: number, error: unknown): void => {
      seen.add(at);
      const stated = job.statements[at];
      if (!stated) return;
      const {line, column, expression} = stated;
      findings.push({line, column, message: `${expression} throws ${show(messageOf(error))}`});
    },
    [REPORT_ERROR]: (at: number, call: () => unknown): unknown => {
      seen.add(at);
      try {
        const value = call();
        if (!(value instanceof Promise)) {
          noError(at, value);
          return undefined;
        }
        return value.then(
          (result) => {
            noError(at, result);
          },
          (error: unknown) => {
            findings.push(...judgeError(job, at, error));
          },
        );
      } catch (error) {
        findings.push(...judgeError(job, at, error));
        return undefined;
      }
    },
  });
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    console[name] = (...values: unknown[]) => {
      printed.push(format(...values));
    };
  }

  const {file} = write(folder, job, index);
  const place = {line: job.line, column: job.column};
  try {
    await import(pathToFileURL(file).href);
    if (job.throws !== undefined) {
      findings.push({...place, message: `throws="${job.throws}", but running it throws no error`});
    }
  } catch (error) {
    const message = messageOf(error);
    if (job.throws === undefined) {
      const line = lineOf(error, file);
      const at = (line === undefined ? undefined : job.lines[line - 1]) ?? place;
      findings.push({...at, message: `running it throws ${show(message)}`});
    } else if (!matchesText(job.throws, message)) {
      findings.push({...place, message: `throws ${show(message)}, not ${show(job.throws)}`});
    } else {
      return findings;
    }
    if (job.throws === undefined) return findings;
  }
  const output = job.output;
  const text = printed.join('\n').trimEnd();
  if (output && !matchesText(output.text.trimEnd(), text)) {
    findings.push({
      line: output.line,
      column: output.column,
      message: `the sample above prints ${show(text)}`,
    });
  }
  job.statements.forEach(({line, column, expression}, at) => {
    if (seen.has(at)) return;
    findings.push({line, column, message: `${expression} was not executed`});
  });
  return findings;
};

process.on('message', (request: RunnerRequest) => {
  void (async () => {
    for (const [index, job] of request.jobs.entries()) {
      send({started: index});
      const findings = await run(request.folder, job, index);
      send({finished: index, findings});
    }
    process.disconnect();
    // What a sample left open, such as the renderer's own process, would keep this one alive.
    setTimeout(() => {
      process.exit(0);
    }, 200).unref();
  })();
});

/** A promise that nobody awaits must not end the process: the sample's own errors are reported. */
process.on('unhandledRejection', () => undefined);
