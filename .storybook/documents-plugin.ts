import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { buildMatrix } from '../scripts/matrix/build-matrix.ts';
import { readComponents } from '../scripts/matrix/components.ts';
import { readContractTypes } from '../scripts/matrix/contract-fields.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const documents: Record<string, () => unknown> = {
  'virtual:story-matrix': () => buildMatrix(root),
  'virtual:contract-types': () => readContractTypes(root),
  'virtual:kit-components': () => readComponents(root),
};

/** Files that the documents are generated from. */
const sources = /openapi\.yaml$|\.tsx?$/;

/** Vite plugin that provides data generated from the contract and the sources as virtual modules. */
export function documentsPlugin(): Plugin {
  return {
    name: 'storybook-documents',
    resolveId: (id) => (id in documents ? `\0${id}` : undefined),
    load: (id) => {
      const read = documents[id.slice(1)];
      return id.startsWith('\0') && read ? `export default ${JSON.stringify(read())}` : undefined;
    },
    hotUpdate({ file }) {
      if (!sources.test(file)) return;
      for (const id of Object.keys(documents)) {
        const module = this.environment.moduleGraph.getModuleById(`\0${id}`);
        if (module) this.environment.moduleGraph.invalidateModule(module);
      }
    },
  };
}
