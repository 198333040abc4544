export * from '@piacter/contracts/site/paths';
