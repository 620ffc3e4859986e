import type { Handlers } from '../../calls/contract';
import { FileAnswer } from '../../calls/file-answer';
import type { Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { notFound } from '../../foundation/outcome';
import { peopleWithin } from '../resources/read-rows';
import type { RowsCall } from '../resources/rows-call';
import { ownHub, type Resource, shownHub } from './hub';

/** The calls of schemas/endpoints/resource-hub.json that join rows. */
export const handlers = {
  async getResourceHub(call, tools) {
    const { sections, resources } = await shownHub(call, tools);
    return sections.flatMap(({ SectionId, Name, Text }) => {
      const Resources = resources.filter((resource) => resource.SectionId === SectionId);
      return Resources.length === 0 ? [] : [{ SectionId, Name, ...(Text !== undefined && { Text }), Resources }];
    });
  },

  /** A path counts only where it is, letter by letter, that of a document which the person sees: nothing is looked up by it. */
  async getResourceDocument(call, tools) {
    const { resources } = await shownHub(call, tools);
    const fileId = resources.find((resource) => pathOf(resource) === call.query.filePath)?.Document?.[0]?.FileId;
    const file = fileId === undefined ? undefined : await tools.files.find(fileId);
    if (file === undefined) throw notFound('This document does not exist.');
    return FileAnswer.kept(file, tools);
  },

  async getHubToMaintain(call, tools) {
    const { sections, resources } = await ownHub(call, tools);
    const openings = await openingsOf(call, tools);
    const within = (wanted: (resource: Resource) => boolean) =>
      resources.filter(wanted).map((resource) => ({ Resource: resource, Openings: openings.get(resource.ResourceId) ?? 0 }));
    const known = new Set(sections.map(({ SectionId }) => SectionId));
    const lost = within(({ SectionId }) => !known.has(SectionId));
    const listed = sections.map((section) => ({ ...section, Resources: within(({ SectionId }) => SectionId === section.SectionId) }));
    return lost.length === 0 ? listed : [...listed, { SectionId: '', Name: constantsOf(call.revision).server.hubWithoutSection, Version: 0, Resources: lost }];
  },
} satisfies Handlers<'resource-hub'>;

/** How often the people within reach have opened each resource. */
async function openingsOf(call: Omit<RowsCall, 'rows'>, tools: Tools): Promise<Map<string, number>> {
  const rows = { resource: 'resource-engagements', does: 'list' } as const;
  return tools.resourcePages.countBy({ resource: rows.resource, of: await peopleWithin({ ...call, rows }, tools) }, { path: ['ResourceId'], kind: 'exact' });
}

const pathOf = ({ ResourceId, Document: [file] = [] }: Resource) => (file === undefined ? undefined : `${ResourceId}/${file.Name}`);
