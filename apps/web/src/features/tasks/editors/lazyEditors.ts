import type { ComponentType } from 'react';
import { lazyComponent } from '../../../screens/lazy/lazyComponent.ts';
import { EditorLoadError } from '../../../screens/lazy/EditorLoadError.tsx';
import type { TaskEditorProps } from './TaskEditor.types.ts';

const choices = () => import('./choices.tsx');
const texts = () => import('./texts.tsx');

const lazyEditor = (load: () => Promise<ComponentType<TaskEditorProps>>) =>
  lazyComponent(load, EditorLoadError).Component;

// The cell editors of a list, which few visits need.
export const TitleEditor = lazyEditor(async () => (await texts()).TitleEditor);
export const StatusEditor = lazyEditor(async () => (await choices()).StatusEditor);
export const PriorityEditor = lazyEditor(async () => (await choices()).PriorityEditor);
export const ProjectEditor = lazyEditor(async () => (await choices()).ProjectEditor);
export const AssigneesEditor = lazyEditor(async () => (await choices()).AssigneesEditor);
export const StartDateEditor = lazyEditor(async () => (await texts()).StartDateEditor);
export const DueDateEditor = lazyEditor(async () => (await texts()).DueDateEditor);
export const EstimateEditor = lazyEditor(async () => (await texts()).EstimateEditor);
export const ProgressEditor = lazyEditor(async () => (await texts()).ProgressEditor);
