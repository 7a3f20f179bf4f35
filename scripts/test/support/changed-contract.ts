import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import type { Contract } from '../../contract/breaking-changes.ts';

const read = (file: string) => load(readFileSync(file, 'utf8')) as Contract['openapi'];
export const contract: Contract = { openapi: read('openapi.yaml'), asyncapi: read('asyncapi.yaml') };

type Node = Record<string, unknown>;
export type Change = (node: Node) => void;

/** Returns the contract with a change at a path; `at` is a path with dots, from openapi.yaml or `asyncapi`. */
export function changed(at: string, change: Change, of = contract): Contract {
  const copy = structuredClone(of);
  const keys = at.startsWith('asyncapi.') ? at.split('.') : ['openapi', ...at.split('.')];
  change(keys.reduce<unknown>((inner, key) => (inner as Node)[key], copy) as Node);
  return copy;
}

export const set = (key: string, value: unknown) => (node: Node) => void Object.assign(node, { [key]: value });
export const drop = (key: string) => (node: Node) => void delete node[key];
export const add = (value: unknown) => (node: unknown) => void (node as unknown[]).push(value);
export const remove = (value: unknown) => (node: unknown) => {
  const list = node as unknown[];
  list.splice(list.indexOf(value), 1);
};
export const turnAround: Change = (node) => {
  const entries = Object.entries(node).reverse();
  for (const key of Object.keys(node)) delete node[key];
  Object.assign(node, Object.fromEntries(entries));
};

export const schemas = 'components.schemas';
export const about = `${schemas}.EditUser.properties.about`;
export const user = `${schemas}.User.properties`;
export const skills = 'paths./api/skills.get';
export const signUp = 'paths./auth/signup.post';
export const socket = 'asyncapi.channels.chat';
export const unread = 'asyncapi.components.messages.unread.payload';
