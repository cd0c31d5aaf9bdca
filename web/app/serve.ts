import './as-production.ts';

await import('./listen.ts');
