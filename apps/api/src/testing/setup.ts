import { speakHungarian } from '@piacter/contracts/core';
import { afterAll } from 'vitest';
import { closeTestDatabase } from './database.ts';

speakHungarian();
afterAll(closeTestDatabase);
