declare module 'virtual:story-matrix' {
  const rows: import('../scripts/matrix/build-matrix.ts').Row[];
  export default rows;
}

declare module 'virtual:contract-types' {
  const types: import('../scripts/matrix/contract-fields.ts').ContractType[];
  export default types;
}

declare module 'virtual:kit-components' {
  const components: import('../scripts/matrix/components.ts').KitComponent[];
  export default components;
}
