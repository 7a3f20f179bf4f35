import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers } from '../../contract/handlers.ts';
import { followedSkillsOf, followSkill, unfollowSkill } from './service.ts';

export function followedSkillHandlers(context: AppContext) {
  return {
    listFollowedSkills: async (call) => {
      const skills = await followedSkillsOf(context, callerOf(call).memberId);
      return { status: 200, body: { skills } };
    },

    followSkill: async (call) => {
      const skill = await followSkill(context, callerOf(call).memberId, call.body.skill);
      return { status: 200, body: { message: `You now follow ${skill.name}.`, skill } };
    },

    unfollowSkill: async (call) => {
      const skill = await unfollowSkill(context, callerOf(call).memberId, call.path.followedSkillId);
      return { status: 200, body: { message: `You no longer follow ${skill.name}.`, skill } };
    },
  } satisfies Partial<Handlers>;
}
