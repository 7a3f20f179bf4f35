import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { expect, onTestFinished, test } from 'vitest';
import { contractAsJson, contractFile, parseContract } from '../../src/contract/contract-json.ts';

test("the build's JSON is the contract, and only of its own text", () => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const text = readFileSync(contractFile, 'utf8');
  const built = join(folder, 'contract.json');
  expect(parseContract(text, built)).toEqual(load(text));
  writeFileSync(built, contractAsJson(text));
  expect(parseContract(text, built)).toEqual(load(text));
  expect(parseContract('openapi: 3.1.0', built)).toEqual({ openapi: '3.1.0' });
});
