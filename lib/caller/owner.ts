/** Whose rows are meant: those of one workspace, live or test. */
export type Owner = { workspace_id: string; livemode: boolean }

export const ownerOf = ({ workspace, livemode }: { workspace: { id: string }; livemode: boolean }): Owner => ({
  workspace_id: workspace.id,
  livemode,
})
