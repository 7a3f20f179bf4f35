// Writes the contract as JSON, which the server reads at its start instead of 670 kB of YAML.
//   npm run build --workspace @skill-exchange/server
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { contractAsJson, contractFile, contractJsonFile } from '../src/contract/contract-json.ts';

mkdirSync(dirname(contractJsonFile), { recursive: true });
writeFileSync(contractJsonFile, contractAsJson(readFileSync(contractFile, 'utf8')));
