import fc from 'fast-check';

/** Every run makes the same examples, so that none fails by chance; `FUZZ_SEED=7 npm run test:unit` makes others. */
fc.configureGlobal({ seed: Number(process.env['FUZZ_SEED'] ?? 20_260_317) });
