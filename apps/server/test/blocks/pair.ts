import { enrol } from '../support/enrol.ts';
import { giveReview, holdSession, hostEvent, letIn, say } from '../support/kinds/things.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';

/** Two members related in every possible way, and a third one whom both know. */
export interface Pair {
  viewer: TestMember;
  other: TestMember;
  third: TestMember;
  /** Ids of events by host; the viewer and the other member participate in those of the two others. */
  eventOf: { viewer: string; other: string; third: string };
  /** Sessions of the viewer and the other member: a past and a future one. */
  session: string;
  ahead: string;
  conversation: string;
  /** A message of the other member. */
  message: string;
  /** The viewer's review of the other member, and the reverse. */
  review: string;
  otherReview: string;
  /** Texts of the other member, which the viewer must not see. */
  traces: string[];
}

export async function makePair(server: TestServer): Promise<Pair> {
  const [viewer, other, third] = await enrol(server, 'Vera Viewer', 'Otto Otherman', 'Tess Third');
  await teach(other, viewer);
  const host = async (member: TestMember, title: string) => (await hostEvent(server, member, { title }))._id;
  const eventOf = {
    viewer: await host(viewer, 'An event of mine'),
    other: await host(other, 'Otto’s evening'),
    third: await host(third, 'Tess’s evening'),
  };
  await letIn(viewer, other, eventOf.viewer);
  await letIn(other, viewer, eventOf.other);
  await letIn(third, viewer, eventOf.third);
  await letIn(third, other, eventOf.third);
  const { _id: session } = await holdSession(server, viewer, other, -1);
  const { _id: ahead } = await holdSession(server, other, viewer, 2);
  const { _id: review } = await giveReview(viewer, other, session, 4);
  const { _id: otherReview } = await giveReview(other, viewer, session, 5);
  const { db } = server.database;
  const eventReview = { event_id: eventOf.third, author_id: other.id, rating: 5, comment: 'Otto’s praise' };
  await db.insertInto('event_reviews').values(eventReview).execute();
  const { _id: withThird } = await holdSession(server, other, third, -1);
  await giveReview(other, third, withThird, 5);
  await say(viewer, other, 'Are you free on Tuesday?');
  const { conversationId: conversation, _id: message } = await say(other, viewer, 'Otto’s answer');
  const traces = [other.id, other.name, other.email, eventOf.other, 'Otto’s'];
  return { viewer, other, third, eventOf, session, ahead, conversation, message, review, otherReview, traces };
}

/** Returns the same pair from the other member's view. */
export function mirrored(pair: Pair): Pair {
  const { viewer, other, eventOf, review, otherReview } = pair;
  return {
    ...pair,
    viewer: other,
    other: viewer,
    eventOf: { ...eventOf, viewer: eventOf.other, other: eventOf.viewer },
    review: otherReview,
    otherReview: review,
    traces: [viewer.id, viewer.name, viewer.email, eventOf.viewer, 'An event of mine'],
  };
}

/** Makes one member teach a skill that another one wants. */
async function teach(teacher: TestMember, learner: TestMember): Promise<void> {
  const skills = JSON.stringify(['Baking']);
  const form = (field: string) => {
    const data = new FormData();
    data.set(field, skills);
    return data;
  };
  await teacher.api.ok('editUser', { path: { userId: teacher.id }, form: form('skillsOffered') });
  await learner.api.ok('editUser', { path: { userId: learner.id }, form: form('skillsRequested') });
}
